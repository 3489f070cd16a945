/** The mutation that synchronises on demand. */
export const SYNC_KEY = ['syncNetwork'] as const;
