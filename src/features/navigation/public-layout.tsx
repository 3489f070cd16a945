import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '~/api/contract/entities';
import { BRAND } from '~/content/brand';
import { contactDetails } from '~/content/contact-details';
import { Brand } from '~/design-system/shells/brand';
import { Footer } from '~/design-system/shells/footer';
import { PublicHeader } from '~/design-system/shells/public-header';
import { PublicShell } from '~/design-system/shells/shells';
import { keepReturnTo, UnmarkedLink } from '~/lib/browser/router-links';

/** Year of first publication. */
const COPYRIGHT_YEAR = 2026;
const HOME = '/';

const { email, replyDelay, hours, sampleNote } = contactDetails;
const contact = { title: 'Nous écrire', email, lines: [`Réponse sous ${replyDelay}`, hours, sampleNote] };

export interface PublicLayoutProps {
  /** A signed-in user sees a link to their area instead of login and registration. */
  user: User | null;
  children: ReactNode;
}

const siteLinks = () => [
  <Link key="home" to={HOME} activeOptions={{ exact: true }}>
    Accueil
  </Link>,
  <Link key="offers" to="/offers">
    Missions
  </Link>,
  <Link key="faq" to="/faq">
    F.A.Q
  </Link>,
  <Link key="contact" to="/contact">
    Contact
  </Link>,
];

const accountLinks = (user: User | null) =>
  user
    ? [
        <Link key="area" to={user.is_admin ? '/admin' : '/dashboard'}>
          Mon espace
        </Link>,
      ]
    : [
        <Link key="login" to="/login" state={keepReturnTo}>
          Connexion
        </Link>,
        <Link key="register" to="/register" state={keepReturnTo}>
          S'inscrire
        </Link>,
      ];

export function PublicLayout({ user, children }: PublicLayoutProps) {
  const isHome = useLocation({ select: ({ pathname }) => pathname === HOME });
  const brand = (
    <Brand asChild>
      <UnmarkedLink to={HOME} />
    </Brand>
  );
  return (
    <PublicShell
      header={<PublicHeader brand={brand} links={siteLinks()} accountLinks={accountLinks(user)} isOverInk={isHome} />}
      footer={
        <Footer
          brand={brand}
          tagline="Des missions de partenaires, un suivi lisible, une commission à chaque participation approuvée."
          groups={[
            { title: 'Découvrir', links: siteLinks() },
            { title: 'Votre compte', links: accountLinks(user) },
          ]}
          contact={contact}
          legal={`© ${COPYRIGHT_YEAR} ${BRAND}`}
        />
      }
    >
      {children}
    </PublicShell>
  );
}
