/** Whether nobody listens there. `localhost` may mean either address, and a browser takes the one that answers. */
export declare const isPortFree: (port: number, hosts?: readonly string[]) => Promise<boolean>;
/** The first half of a sentence: that a port is taken, and by whom where the system tells. */
export declare const describeTakenPort: (port: number) => Promise<string>;
