import { onTestFinished } from 'vitest';
import { setCost } from '../identity/password.ts';

/*
 * Setup of the server's tests. Hashing or checking a password takes 0.3 s of CPU time on the server, which is almost all
 * of what tests with passwords do. In tests it has N = 2⁴ instead of 2¹⁵.
 */
const hashQuickly = () => setCost(4);
hashQuickly();

/**
 * For a test of the cost, or of what happens while a password is hashed: until its end, new passwords are hashed as on
 * the server.
 */
export function hashSlowly() {
  setCost();
  onTestFinished(hashQuickly);
}
