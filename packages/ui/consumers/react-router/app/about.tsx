import { Link, Page } from '@console/ui';

export default function About() {
  return (
    <Page title="אודות">
      <Link href="/">המרפאה</Link>
    </Page>
  );
}
