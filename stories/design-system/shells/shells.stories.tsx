import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Panel, PanelBody } from '~/design-system/cards/panel';
import { Container } from '~/design-system/layout/container';
import { Stack } from '~/design-system/layout/stack';
import { PageHeader } from '~/design-system/page/page-header';
import { AdminHeader } from '~/design-system/shells/admin-header';
import { AdminNavigation } from '~/design-system/shells/admin-navigation';
import { Footer } from '~/design-system/shells/footer';
import { PublicHeader } from '~/design-system/shells/public-header';
import { AdminShell, PublicShell, UserShell } from '~/design-system/shells/shells';
import { UserHeader } from '~/design-system/shells/user-header';
import { describeProps } from '../../describe-props';
import { adminLinks, footerProps, publicLinks, sampleBrand, userLinks, visitorLinks } from './sample-links';

const meta = {
  title: 'Composants/Mise en page/Gabarits',
  component: PublicShell,
  subcomponents: { UserShell, AdminShell },
  argTypes: describeProps(PublicShell, {
    header: { text: 'Un `PublicHeader`', control: false },
    footer: { text: 'Un `Footer`', control: false },
    children: { text: 'Des bandes pleine largeur, chacune avec son `Container`', control: false },
  }),
  parameters: {
    parts: {
      UserShell: describeProps(UserShell, {
        header: 'Un `UserHeader`',
        children: 'La page',
      }),
      AdminShell: describeProps(AdminShell, {
        header: 'Un `AdminHeader`',
        navigation: 'Un `AdminNavigation`',
        children: 'La page',
      }),
    },
    layout: 'fullscreen',
    ownFrame: true,
    docs: {
      story: { height: '560px' },
      description: {
        component: `Les trois gabarits : pages publiques, espace personnel, administration. Chacun pose le lien
d’évitement et la partie principale (\`main\`), et reçoit le reste. \`FullPage\` centre ce qui tient lieu d’écran : une
attente, un échec.

\`\`\`tsx
<UserShell header={<UserHeader … />}>
  <Stack>
    <PageHeader title="Missions" />
    …
  </Stack>
</UserShell>
\`\`\``,
      },
    },
  },
  args: {
    header: <PublicHeader brand={sampleBrand} links={publicLinks('F.A.Q')} accountLinks={visitorLinks} />,
    footer: <Footer {...footerProps} />,
    children: (
      <Container width="text">
        <chakra.div paddingBlock="12">
          <PageHeader title="Questions fréquentes" />
        </chakra.div>
      </Container>
    ),
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const sample = (
  <Stack>
    <PageHeader title="Missions" description="Les missions de votre pays." />
    <Panel>
      <PanelBody>
        <p>La page.</p>
      </PanelBody>
    </Panel>
  </Stack>
);

export const Public: Story = {
  name: 'Pages publiques',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const User: Story = {
  name: 'Espace personnel',
  render: () => (
    <UserShell header={<UserHeader brand={sampleBrand} links={userLinks('Missions')} name="Camille" onLogout={fn()} />}>
      {sample}
    </UserShell>
  ),
};

export const Admin: Story = {
  name: 'Administration',
  render: () => (
    <AdminShell
      header={<AdminHeader brand={sampleBrand} name="Anne-Élisabeth" onLogout={fn()} />}
      navigation={<AdminNavigation brand={sampleBrand} links={adminLinks('Offres')} />}
    >
      {sample}
    </AdminShell>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
