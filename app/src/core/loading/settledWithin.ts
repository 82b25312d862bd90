/** Resolves when the promise is settled, in whichever way, or after that many milliseconds. */
export async function settledWithin(milliseconds: number, promise: Promise<unknown>) {
  await Promise.race([promise.catch(() => {}), new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
