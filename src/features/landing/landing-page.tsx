import { sampleMissions, sampleTestimonials } from '~/lib/sample-content';
import { CallToAction } from './call-to-action';
import { Hero } from './hero';
import { Missions } from './missions';
import { Reasons } from './reasons';
import { Testimonials } from './testimonials';

/** The product's face: what a mission is, why to trust us, and the way in. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Missions missions={sampleMissions} />
      <Reasons />
      <Testimonials testimonials={sampleTestimonials} />
      <CallToAction />
    </>
  );
}
