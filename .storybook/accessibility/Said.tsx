const rightToLeft = ['ar', 'fa', 'he', 'ps', 'ur', 'yi'];

/** Text in a language and its direction, which isn't that of the first letter: a sentence can start with a value. */
export function Said({ in: code, children }: { in: string; children: string }) {
  return (
    <bdi lang={code} dir={rightToLeft.includes(code) ? 'rtl' : 'ltr'}>
      {children}
    </bdi>
  );
}
