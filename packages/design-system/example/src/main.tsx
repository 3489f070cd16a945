import {
  Button,
  ConfirmHost,
  Container,
  confirm,
  DesignSystemProvider,
  notify,
  PageHeader,
  Paginator,
  Stack,
  StatusBadge,
  ToastHost,
} from '@missio/design-system';
import { createRoot } from 'react-dom/client';
import '@missio/design-system/styles.css';

const statuses = ['opened', 'approved', 'disapproved'];

const takePart = async () => {
  if (await confirm({ message: 'Participer à cette mission ?' })) notify.success('Vous participez à cette mission.');
};

function Example() {
  return (
    <Container>
      <main>
        <Stack>
          <PageHeader title="Missions" />
          <div>
            <Button variant="accent" onClick={takePart}>
              Participer
            </Button>
          </div>
          <ul>
            {statuses.map((status) => (
              <li key={status}>
                <StatusBadge status={status} />
              </li>
            ))}
          </ul>
          <Paginator
            kind="window"
            currentPage={3}
            lastPage={14}
            total={201}
            perPage={15}
            renderLink={({ page, ...link }) => <a href={`?page=${page}`} {...link} />}
          />
        </Stack>
      </main>
    </Container>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <DesignSystemProvider>
      <Example />
      <ToastHost />
      <ConfirmHost />
    </DesignSystemProvider>,
  );
}
