export const worker = async (_flags: unknown, _signal: AbortSignal): Promise<void> => {};
