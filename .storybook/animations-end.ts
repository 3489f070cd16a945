const isRunning = (animation: Animation): boolean =>
  animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Resolves once every animation that has an end has ended. Two quiet frames in a row are needed, because framer-motion
 * starts an animation a frame after the render.
 */
export async function animationsEnd(): Promise<void> {
  for (let quietFrames = 0; quietFrames < 2; ) {
    const running = document.getAnimations().filter(isRunning);
    quietFrames = running.length === 0 ? quietFrames + 1 : 0;
    await Promise.allSettled(running.map(({ finished }) => finished));
    await nextFrame();
  }
}
