import { sampleMissions, sampleTestimonials } from '~/content/sample-content';
import { CallToAction } from './call-to-action';
import { Hero } from './hero';
import { Missions } from './missions';
import { Reasons } from './reasons';
import { Testimonials } from './testimonials';

/** The landing page, at /. */
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
