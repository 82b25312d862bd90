import { isPlaceholder, vendor } from '../../docs/accessibility/report/product.ts';

/** Where to report a barrier of the library: the addresses in packages/ui/package.json, as soon as they are filled in. */
export function VendorAddress() {
  const issues = !isPlaceholder(vendor.bugs) && <a href={vendor.bugs}>open an issue with the label “a11y”</a>;
  const email = !isPlaceholder(vendor.email) && (
    <a href={`mailto:${vendor.email}`}>write to {vendor.email}</a>
  );
  if (!issues && !email)
    return 'report it to the people who gave you this library. This copy doesn’t name the vendor’s address: whoever publishes it sets it in packages/ui/package.json.';
  return (
    <>
      {issues}
      {issues && email && ', or '}
      {email}.
    </>
  );
}
