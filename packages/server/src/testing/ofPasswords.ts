/** Endpoints that require a password or a code, which a random request never has. */
export const ofPasswords: ReadonlySet<string> = new Set([
  ...['loginAfterGoogle', 'loginWithEmail', 'changePassword'],
  ...['setUpSecondFactor', 'activateSecondFactor', 'removeSecondFactor'],
]);
