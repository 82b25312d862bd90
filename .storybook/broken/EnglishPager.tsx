/** A component whose name isn't in any dictionary, so it is English in every language. */
export function EnglishPager() {
  return (
    <button type="button" aria-label="Next page">
      <span aria-hidden>›</span>
    </button>
  );
}
