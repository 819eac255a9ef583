/** The longest wait for a browser, in milliseconds. Drawing in software takes its time, and all the more at a load of 15 on two cores. */
export const PATIENCE = 300_000;
