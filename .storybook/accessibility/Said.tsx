const rightToLeft = ['ar', 'fa', 'he', 'ps', 'ur', 'yi'];

/** Words in a language, and in its direction: not by the first letter, since a sentence may begin with what is filled in. */
export function Said({ in: code, children }: { in: string; children: string }) {
  return (
    <bdi lang={code} dir={rightToLeft.includes(code) ? 'rtl' : 'ltr'}>
      {children}
    </bdi>
  );
}
