import { chakra } from '@chakra-ui/react';
import { Spinner } from '~/design-system/feedback/spinner';
import { Container } from '~/design-system/layout/container';
import { Stack } from '~/design-system/layout/stack';
import { PageHeader } from '~/design-system/page/page-header';
import { AdminHeader } from '~/design-system/shells/admin-header';
import { AdminNavigation } from '~/design-system/shells/admin-navigation';
import { AppearanceSelect } from '~/design-system/shells/appearance-select';
import { Brand } from '~/design-system/shells/brand';
import { Footer } from '~/design-system/shells/footer';
import { Greeting, LogoutButton } from '~/design-system/shells/header-account';
import { PublicHeader } from '~/design-system/shells/public-header';
import { AdminShell, FullPage, PublicShell, UserShell } from '~/design-system/shells/shells';
import { SkipLink } from '~/design-system/shells/skip-link';
import { UserHeader } from '~/design-system/shells/user-header';
import { box, nothing } from '../../design-system/samples';
import {
  adminLinks,
  footerProps,
  publicLinks,
  sampleBrand,
  userLinks,
  visitorLinks,
} from '../../design-system/shells/sample-links';
import { coming, type GalleryFamily, released } from '../gallery-family';

const footer = <Footer {...footerProps} />;
const publicHeader = <PublicHeader brand={sampleBrand} links={publicLinks()} accountLinks={visitorLinks} />;
const userHeader = <UserHeader brand={sampleBrand} links={userLinks('Missions')} name="Camille" onLogout={nothing} />;
const adminHeader = <AdminHeader brand={sampleBrand} name="Camille" onLogout={nothing} />;
const page = (
  <Container>
    <Stack>
      <PageHeader title="Missions" description="Les missions de votre pays." />
      {box}
    </Stack>
  </Container>
);

export const shells: GalleryFamily = {
  folder: 'shells',
  name: 'Gabarits',
  entries: [
    { name: 'AdminHeader', ...released, docs: 'Mise en page/AdminHeader', width: 1280, sample: adminHeader },
    {
      name: 'AdminNavigation',
      ...released,
      docs: 'Mise en page/AdminNavigation',
      width: 360,
      sample: <AdminNavigation brand={sampleBrand} links={adminLinks()} />,
    },
    {
      name: 'AdminShell',
      ...released,
      docs: 'Mise en page/Gabarits',
      width: 1280,
      sample: (
        <AdminShell
          navigation={<AdminNavigation brand={sampleBrand} links={adminLinks('Offres')} />}
          header={adminHeader}
        >
          {page}
        </AdminShell>
      ),
    },
    {
      name: 'AppearanceSelect',
      ...coming,
      docs: 'Mise en page/AppearanceSelect',
      width: 360,
      sample: <AppearanceSelect />,
    },
    { name: 'Brand', ...released, docs: 'Mise en page/Brand', width: 360, sample: <Brand /> },
    { name: 'Footer', ...released, docs: 'Mise en page/Footer', width: 1280, sample: footer },
    {
      name: 'FullPage',
      ...released,
      docs: 'Mise en page/Gabarits',
      width: 1280,
      sample: (
        <FullPage>
          <Spinner />
        </FullPage>
      ),
    },
    { name: 'Greeting', ...released, docs: 'Mise en page/UserHeader', width: 360, sample: <Greeting name="Camille" /> },
    {
      name: 'LogoutButton',
      ...released,
      docs: 'Mise en page/UserHeader',
      width: 360,
      sample: <LogoutButton onLogout={nothing} />,
    },
    {
      name: 'PublicHeader',
      ...released,
      docs: 'Mise en page/PublicHeader',
      parts: ['LinkItems', 'PhoneMenu'],
      width: 1280,
      sample: publicHeader,
    },
    {
      name: 'PublicShell',
      ...released,
      docs: 'Mise en page/Gabarits',
      width: 1280,
      sample: (
        <PublicShell header={publicHeader} footer={footer}>
          {page}
        </PublicShell>
      ),
    },
    {
      name: 'SkipLink',
      ...released,
      docs: 'Mise en page/SkipLink',
      width: 360,
      // As it looks with the focus: it is out of sight without.
      sample: (
        <chakra.div minHeight="52px" css={{ '& a': { top: '2', boxShadow: 'pop' } }}>
          <SkipLink />
        </chakra.div>
      ),
    },
    { name: 'UserHeader', ...released, docs: 'Mise en page/UserHeader', width: 1280, sample: userHeader },
    {
      name: 'UserShell',
      ...released,
      docs: 'Mise en page/Gabarits',
      width: 1280,
      sample: <UserShell header={userHeader}>{page}</UserShell>,
    },
  ],
};
