/** PostgreSQL canceled the transaction, because of a deadlock or because it couldn't be serialized. */
const canceled = /^(40P01|40001)$/;
const attempts = 3;

/**
 * Runs a transaction again if it was canceled in favor of another one. The next attempt waits for the other transaction.
 *
 * @param transaction must not change anything but the database
 */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (attempt === attempts || !canceled.test(code)) throw error;
    }
  }
}
