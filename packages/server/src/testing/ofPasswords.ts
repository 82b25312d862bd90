/** Calls that want a credential of the person, a password or a code, which nobody has by chance. */
export const ofPasswords: ReadonlySet<string> = new Set([
  ...['loginAfterGoogle', 'loginWithEmail', 'changePassword'],
  ...['setUpSecondFactor', 'activateSecondFactor', 'removeSecondFactor'],
]);
