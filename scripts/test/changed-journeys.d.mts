export declare const changedFiles: () => string[];
export declare const journeysFor: (files: readonly string[]) => string[];
