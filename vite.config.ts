import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** Where the mock server listens unless `API_ORIGIN` names another backend. */
const DEFAULT_API_ORIGIN = 'http://127.0.0.1:3001';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), '');
  const target = env.API_ORIGIN || DEFAULT_API_ORIGIN;
  const proxy = {
    '/api': { target, changeOrigin: true },
    // The mock's own calls, so that a scenario can be opened by its address in development.
    '/__mock': { target, changeOrigin: true },
  };
  return {
    // The router's plugin writes the route tree and splits the routes: it has to see the files before React's does.
    plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react()],
    resolve: { tsconfigPaths: true },
    server: { port: 5173, strictPort: true, proxy },
    preview: { port: 4173, strictPort: true, proxy },
  };
});
