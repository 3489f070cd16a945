import { createServer } from 'node:http';
import sirv from 'sirv';
import { STORYBOOK } from './visual/built-storybook';

/*
 * `tsx scripts/serve-storybook.ts PORT`: the built Storybook, which does not change while it is looked at. The browser
 * keeps its files, and with them the compiled scripts: every story is a page of its own.
 */
const serve = sirv(STORYBOOK, { maxAge: 3600 });
createServer((request, response) => {
  serve(request, response, () => {
    response.writeHead(404).end();
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
