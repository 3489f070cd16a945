/** Whether the port is free on each address: `localhost` means both, and a browser takes the one that answers. */
export declare const isPortFree: (port: number, hosts?: readonly string[]) => Promise<boolean>;
/** Says that a port is taken, by which program where the system tells it, and what to do. */
export declare const describeTakenPort: (port: number, advice?: string) => Promise<string>;
