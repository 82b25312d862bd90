/** The length of a member's password, in characters. OWASP ASVS 5.0, 6.2. */
export const passwordLength = { min: 12, max: 200 } as const;
