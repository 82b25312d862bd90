import { safeRedirect } from '@console/contract/rules';
import { useCallback, useEffect, useState } from 'react';
import {
  issueNonce,
  listLoginMethods,
  loginWithCredential,
  loginWithEmail,
} from '../../../core/account/identity.api.ts';
import { ApiError, type ErrorKind } from '../../../core/http/errors.ts';
import { startSession } from '../../../core/http/session.ts';
import { currentLanguage } from '../../../core/preferences/preferences.ts';
import type { SignInAnswer } from './development.ts';

type Methods = Awaited<ReturnType<typeof listLoginMethods>>;

/** Why nobody is signed in: the call failed, the answer was not ours, a password is wrong, Google's script did not come, or the browser keeps nothing. */
export interface SignInFailure {
  reason: ErrorKind | 'mismatch' | 'script' | 'password' | 'storage' | 'unknown';
  requestId: string | null;
  /** Seconds to wait, where the server asked for it. */
  retryAfter: number;
}

/** What a person types to sign in; the code is empty where none was asked for. */
interface Given {
  email: string;
  password: string;
  code: string;
}

/** A code is needed too, or the one that was given is not good. */
export type CodePrompt = 'code' | 'otherCode';

/** Everything the sign-in form shows and can do. */
export interface SignIn {
  /** `null` until the server has said what it offers. */
  methods: Methods | null;
  isBusy: boolean;
  failure: SignInFailure | null;
  /** Asks the server again what it offers. */
  retry: () => void;
  signInWith: (credential: string) => Promise<void>;
  signInForDevelopment: () => Promise<void>;
  /** Answers what more the form has to ask for, if anything. */
  signInWithEmail: (given: Given) => Promise<CodePrompt | undefined>;
  /** A value that ties Google's credential to this browser. */
  prepare: () => Promise<string>;
  fail: (error: unknown) => void;
}

/** Where the address asks to go after the sign-in. */
export const askedRedirect = () => new URLSearchParams(location.search).get('redirect_to');

/** Whether somebody was signed out here, and the server could not be told. */
export const isEndedHereOnly = () => new URLSearchParams(location.search).get('ended') === 'here';

/** Leaves the login document for the console. */
export const enterConsole = (redirectTo: string | null) =>
  location.replace(safeRedirect(redirectTo, location.origin));

type Session = Parameters<typeof startSession>[0];

/**
 * Keeps the session and enters the console, which finds it only where the browser took it. Who has not chosen a
 * language yet goes on in the one of this page.
 */
function enterWith(session: Session, redirectTo: string | null) {
  const language = session.settings.language ?? currentLanguage();
  if (!startSession({ ...session, settings: { language } })) throw new DOMException();
  enterConsole(redirectTo);
}

/** Exchanges an answer of the identity provider for a session and enters the console. */
export async function exchange({ credential, redirectTo, termsAcceptedAt }: SignInAnswer) {
  if (credential === null) throw new MismatchError();
  enterWith(await loginWithCredential(credential, termsAcceptedAt), redirectTo);
}

/** The state of the sign-in form. `arriving` is the exchange that was under way when the page opened. */
export function useSignIn(arriving: Promise<void> | null): SignIn {
  const [methods, setMethods] = useState<Methods | null>(null);
  const [isBusy, setIsBusy] = useState(arriving !== null);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  const fail = useCallback((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.error('Sign-in failed', error);
    setIsBusy(false);
    setFailure(failureOf(error));
  }, []);

  const load = useCallback(
    (signal?: AbortSignal) => {
      listLoginMethods(signal).then(setMethods, fail);
    },
    [fail],
  );

  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    arriving?.catch(fail);
    return () => controller.abort();
  }, [load, arriving, fail]);

  async function attempt(work: () => Promise<void>) {
    setFailure(null);
    setIsBusy(true);
    await work().catch(fail);
  }

  return {
    methods,
    isBusy,
    failure,
    fail,
    prepare: async () => (await issueNonce()).nonce,
    retry() {
      setFailure(null);
      load();
    },
    signInWith: (credential) =>
      attempt(() =>
        exchange({ credential, redirectTo: askedRedirect(), termsAcceptedAt: new Date().toISOString() }),
      ),
    signInForDevelopment: () =>
      attempt(async () => {
        if (!methods?.development) return;
        const [{ nonce }, { leaveFor }] = await Promise.all([issueNonce(), import('./development.ts')]);
        leaveFor(methods.development.authorizeUrl, nonce, askedRedirect());
      }),
    async signInWithEmail(given) {
      let asked: CodePrompt | undefined;
      await attempt(async () => {
        try {
          enterWith(await loginWithEmail(given, new Date().toISOString()), askedRedirect());
        } catch (error) {
          asked = askedBy(error);
          if (!asked) blamePassword(error);
          setIsBusy(false);
        }
      });
      return asked;
    },
  };
}

class MismatchError extends Error {}
class PasswordError extends Error {}
export class ScriptError extends Error {}

function askedBy(error: unknown): CodePrompt | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.type?.endsWith(':second-factor-required')) return 'code';
  return error.fields.some(({ path }) => path === 'code') ? 'otherCode' : undefined;
}

/** The server says the same of an unknown address and of a wrong password; a malformed one is wrong too. */
function blamePassword(error: unknown): never {
  const isWrong = error instanceof ApiError && ['refused', 'validation', 'unauthorized'].includes(error.kind);
  throw isWrong ? new PasswordError('', { cause: error }) : error;
}

function failureOf(error: unknown): SignInFailure {
  if (error instanceof ApiError) {
    return { reason: error.kind, requestId: error.requestId, retryAfter: error.retryAfter ?? 30 };
  }
  return { reason: reasonOf(error), requestId: null, retryAfter: 0 };
}

function reasonOf(error: unknown) {
  // Storage that refuses, is full or forgets.
  if (error instanceof DOMException) return 'storage';
  if (error instanceof MismatchError) return 'mismatch';
  if (error instanceof PasswordError) return 'password';
  return error instanceof ScriptError ? 'script' : 'unknown';
}
