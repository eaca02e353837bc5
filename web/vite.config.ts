import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { rem } from './scripts/rem.ts'

// `overseer serve` during development; another one can be named.
const server = process.env.OVERSEER_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [rem()] } },
  build: {
    outDir: '../src/overseer/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Under the content security policy, and for <use>, every picture and font is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // Svelte has a build for servers and one for browsers; the tests need the latter.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
})
