const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Cleans up when this process ends, even if it is interrupted, so that nothing is left in the temporary folder. Returns
 * a function that cleans up now.
 */
export function atExit(clean: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    now();
    process.kill(process.pid, signal);
  };
  function now() {
    process.off('exit', now);
    for (const signal of signals) process.off(signal, onSignal);
    clean();
  }
  process.on('exit', now);
  for (const signal of signals) process.on(signal, onSignal);
  return now;
}
