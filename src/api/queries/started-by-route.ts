/**
 * For reads that the route's loader starts before its screen mounts. One that has failed by then is shown, not asked for a
 * second time: the next navigation asks again, and so does « Réessayer ».
 */
export const startedByRoute = { retryOnMount: false };
