import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { openapiDocument } from '../openapi/openapi-document';
import { contractPage } from './contract-page';

const FONT = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const scripts = ['workbench.js', 'page.js', 'calls.js', 'share.js', 'differences.js'] as const;

/** The project may lie in a folder that begins with a dot. */
const anyFolder = { dotfiles: 'allow' } as const;

const fileBeside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export function workbenchPages(): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': "default-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    });
    next();
  });
  for (const [path, file] of [
    ['/ui', 'workbench.html'],
    ['/ui/workbench.css', 'workbench.css'],
    ...scripts.map((name) => [`/ui/${name}`, name] as const),
  ] as const) {
    router.get(path, (_request, response) => response.sendFile(fileBeside(file), anyFolder));
  }
  router.get('/ui/font.woff2', (_request, response) =>
    response.sendFile(createRequire(import.meta.url).resolve(FONT), anyFolder),
  );
  router.get('/openapi.json', (_request, response) => {
    response.json(openapiDocument());
  });
  router.get('/docs', (_request, response) => {
    response.type('html').send(contractPage(openapiDocument()));
  });
  return router;
}
