import { useRouterState } from '@tanstack/react-router';

/** Renders the routes' title, meta and link tags, which React moves to the head. Smaller than `HeadContent`. */
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
