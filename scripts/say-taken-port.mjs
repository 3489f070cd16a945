import { describeTakenPort } from '../mock-server/host/taken-port.mjs';

// `node scripts/say-taken-port.mjs PORT`
console.error(await describeTakenPort(process.argv[2]));
