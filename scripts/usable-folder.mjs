/** What Vite (`#`, `?`) or its patterns of paths (the others) take for something else. */
const UNUSABLE = /[#?*[\]{}]/;

/** Why nothing can be built in the folder, if so. */
export const folderRefusal = (folder) => {
  const [sign] = UNUSABLE.exec(folder) ?? [];
  return sign && `Vite ne sait pas lire un chemin qui contient « ${sign} » : déplacez ou renommez ${folder}.`;
};

/** Ends with one sentence, in place of the hundred errors that would follow. */
export const refuseUnusableFolder = () => {
  const refusal = folderRefusal(process.cwd());
  if (refusal === undefined) return;
  console.error(refusal);
  process.exit(1);
};
