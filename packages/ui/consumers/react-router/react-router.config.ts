import type { Config } from '@react-router/dev/config';

export default { ssr: true, basename: '/clinic' } satisfies Config;
