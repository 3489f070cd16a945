import { FolderInUse } from './host/folder-lock';
import { Recordings, UnusableRecording } from './host/recordings';
import { UnusableSeed } from './host/state-file';
import { describeTakenPort } from './host/taken-port.mjs';
import { BadOption, HELP, parseOptions } from './options';
import { UnusableHar } from './recording/record-har';
import { knownAccounts } from './seed/generate-users';
import { createMockServer } from './server';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(HELP);
    return;
  }
  const options = parseOptions(args, process.env, (folder) => new Recordings(folder).names());
  const server = await createMockServer({
    ...options,
    appUrl: process.env.APP_URL,
    say: (sentence) => console.log(sentence),
    onFolderLost: ({ message }) => {
      console.error(message);
      process.exit(1);
    },
  });

  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);

  // Readers of this line may already stop the server.
  console.log(`Serveur simulé : ${server.url} (atelier : ${server.url}/__mock/ui)`);
  const { record, shadow, scenario } = options;
  if (shadow !== undefined) console.log(`Comparé avec : ${shadow.target}, comme ${shadow.email}`);
  if (record?.keepsNames) console.log('Les noms et les emails sont gardés : l’enregistrement ne se partage pas.');
  if (record?.target !== undefined && server.recording !== undefined) {
    console.log(`Devant : ${record.target}, dont les comptes valent ici`);
    console.log(`Enregistrement : ${new Recordings(options.recordings).path(server.recording)}`);
    console.log(`  à rejouer par npm run mock -- --scenario ${server.recording}`);
    return;
  }
  const inPlace = server.recording ?? scenario;
  if (inPlace !== undefined) console.log(`Scénario : ${inPlace}`);
  console.log('Comptes :');
  const { admin, camille, attente } = knownAccounts;
  const lines = [
    { ...admin, role: 'administrateur' },
    { ...camille, role: 'compte validé' },
    { ...attente, role: 'compte en attente' },
  ];
  for (const { email, password, role } of lines) console.log(`  ${email} / ${password} (${role})`);
}

main().catch(async (error: unknown) => {
  console.error(await sentenceOf(error));
  process.exit(1);
});

/** Error codes for an unknown, unresolvable or foreign host name. */
const UNUSABLE_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']);

const saidInFull = [FolderInUse, UnusableSeed, BadOption, UnusableRecording, UnusableHar];

const UNWRITABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** One sentence for errors that a person can act on; a stack for defects. */
async function sentenceOf(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  if (saidInFull.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) return describeTakenPort(Number(error.port));
  if ('code' in error && UNUSABLE_HOST.has(String(error.code))) return 'L’adresse de --host n’existe pas ici.';
  if ('code' in error && (error.code === 'EEXIST' || error.code === 'ENOTDIR'))
    return 'Ce que --data nomme n’est pas un dossier.';
  // Without a path it is the port that is refused.
  if ('code' in error && 'path' in error && UNWRITABLE.has(String(error.code)))
    return `Impossible d’écrire dans ${error.path} : choisissez un autre dossier avec --data.`;
  return error.stack ?? error.message;
}
