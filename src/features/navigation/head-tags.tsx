import { useRouterState } from '@tanstack/react-router';

/**
 * The head of the page as the routes' `head` gives it: the title of the innermost route that has one, and the metadata and links of them all. React
 * puts the tags into the document's head. In place of the router's own part, which knows scripts, styles and a server's manifests besides.
 */
export function HeadTags() {
  const matches = useRouterState({ select: (state) => state.matches });
  const all = matches.flatMap((match) => match.meta ?? []);
  const links = matches.flatMap((match) => match.links ?? []);
  return (
    <>
      <title>{all.findLast((tag) => tag?.title)?.title}</title>
      {all
        .filter((tag) => tag && !tag.title)
        .map((tag) => (
          <meta key={tag?.name ?? tag?.property} {...tag} />
        ))}
      {links.map((tag) => (
        <link key={tag?.rel} {...tag} />
      ))}
    </>
  );
}
