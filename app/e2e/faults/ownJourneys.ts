const credentials =
  'a change of how one signs in that fails says why, keeps what was typed, and comes by another try';

/** Calls with a journey of their own: they begin or end what the others are tried in. By call, the title in `signIn.journey.ts`. */
export const ownJourneys: Readonly<Record<string, string>> = {
  loginWithEmail: 'a sign-in by e-mail that fails says why, keeps what was typed, and comes by another try',
  loginWithCredential: 'a sign-in by an identity provider that fails says why, and comes by another try',
  logout: 'a sign-out that does not reach the server ends here, and says that it goes on there',
  changePassword: credentials,
  setUpSecondFactor: credentials,
  activateSecondFactor: credentials,
  removeSecondFactor: credentials,
};
