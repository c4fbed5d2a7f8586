import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    adapter: adapter({ fallback: 'index.html', precompress: true, strict: true }),
    // One page for every address: absolute paths, so that it works at any depth.
    paths: { relative: false },
    // Tests and the program's cache both go by this name; a time stamp would make every build another one.
    version: { name: process.env.MAGNAT_VERSION ?? 'dev' },
    typescript: {
      config: (config) => {
        config.include.push('../../games/*/ui/**/*.ts', '../../games/*/ui/**/*.svelte', '../tools/**/*.js');
        config.compilerOptions.paths.vitest = ['../node_modules/vitest'];
        config.compilerOptions.paths.svelte = ['../node_modules/svelte'];
        config.compilerOptions.paths['svelte/*'] = ['../node_modules/svelte/types', '../node_modules/svelte/*'];
        return config;
      },
    },
  },
};
