import { lockFolder } from '../../../mock-server/host/folder-lock';
import { newOwner } from '../../../mock-server/host/lock-owner';

/* Holds a folder until it is killed: its arguments are the folder and, if any, the place that it is to be in. */
const [, , folder = '', place] = process.argv;
const owner = newOwner();
lockFolder(folder, () => process.exit(1), place === undefined ? owner : { ...owner, place });
process.stdin.resume();
console.log(process.pid);
