import { writeFileSync } from 'node:fs';
import { openapiDocument } from '../mock-server/openapi/openapi-document';

/* `npm run openapi`: writes the OpenAPI document; a test fails if the committed one is outdated. */
writeFileSync('openapi.json', `${JSON.stringify(openapiDocument(), null, 2)}\n`);
console.log('openapi.json');
