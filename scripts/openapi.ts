import { writeFileSync } from 'node:fs';
import { openapiDocument } from '../mock-server/openapi/openapi-document';

/* `npm run openapi`: writes the contract as an OpenAPI document. A test fails when the committed one is stale. */
writeFileSync('openapi.json', `${JSON.stringify(openapiDocument(), null, 2)}\n`);
console.log('openapi.json');
