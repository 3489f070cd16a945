export const ACTIVITY_DAYS = 30;
