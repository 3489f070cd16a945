import { Button, Container, PageHeader, StatusBadge, tokens } from '@missio/design-system';

/** A server component: it may read the tokens, too. */
export default function Page() {
  return (
    <Container>
      <main>
        <PageHeader title="Missions" />
        <Button variant="accent">Participer</Button>
        <StatusBadge status="approved" />
        <p>{tokens.letterSpacings.tight.value}</p>
      </main>
    </Container>
  );
}
