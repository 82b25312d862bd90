import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), tailwind()],
  test: { environment: 'jsdom', setupFiles: ['@console/ui/test-utils/setup'] },
});
