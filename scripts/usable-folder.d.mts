/** Why nothing can be built in the folder, if so. */
export declare const folderRefusal: (folder: string) => string | undefined;
/** Ends with one sentence, in place of the hundred errors that would follow. */
export declare const refuseUnusableFolder: () => void;
