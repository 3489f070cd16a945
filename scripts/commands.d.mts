type Command = [file: string, ...args: string[]];

/** npm, as it runs us, or as it lies beside Node. */
export declare const npmCommand: (...args: string[]) => Command;
/** The command of an installed package. */
export declare const packageCommand: (name: string, ...args: string[]) => Command;
