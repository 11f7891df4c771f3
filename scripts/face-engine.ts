import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');
const packageFolder = path.join(root, 'node_modules/@mediapipe/face_mesh');
const worker = path.join(root, 'src/face/tracker/worker.ts');
const GLUE = 'face_mesh_solution_simd_wasm_bin.js';
const MODELS = 'face_mesh_solution_packed_assets.data';
const MODELS_LOADER = 'face_mesh_solution_packed_assets_loader.js';

/** Each file of the package that goes to browsers, by its SHA-256: another is not sent there. */
const PINNED: Readonly<Record<string, string>> = {
  'face_mesh.js': '403924bc1ab64ebaf4db075d380546faa533afa83cbbb4f257efad4d5bf30559',
  'face_mesh.binarypb': '139546bf05aebb33e2611b6b945f3a1629c316ca924e33cec1547c85ddef9f53',
  [MODELS]: 'dbe5905c582c0462cdaea17e7e6ecea92edaa8cccc515c5e2e7291f2cbb5fb99',
  [MODELS_LOADER]: '95147c15fdf12ba8b9ffc3c3964dbdfa1ffa4251182749babca19e75962bf128',
  [GLUE]: '5a3881c346a7bd5aaa7d6a9e7291e4f8db9a2320666572e91db7573dce76365c',
  'face_mesh_solution_simd_wasm_bin.wasm':
    'a51eaf606ae3e951573e7dc4f08b4e7645357530d9662c36b40eee1ded362509',
};

/** The model without irises, a quarter of all models: nobody asks for it. */
const UNUSED_MODEL = '/third_party/mediapipe/modules/face_landmark/face_landmark.tflite';

type Replacement = readonly [evaluated: string, written: string];

/** Where the glue makes functions out of texts, and the same functions as they are written. */
const WITHOUT_EVAL: readonly Replacement[] = [
  [
    `return new Function("body","return function "+name+"() {\\n"+'    "use strict";'+"    return body.apply(this, arguments);\\n"+"};\\n")(body)`,
    `return {[name]:function(){return body.apply(this,arguments)}}[name]`,
  ],
  [
    `var invokerFunction=new_(Function,args1).apply(null,args2);return invokerFunction`,
    `return function(){if(arguments.length!==argCount-2)throwBindingError("function "+humanName+" called with "+arguments.length+" arguments, expected "+(argCount-2)+" args!");` +
      `var d=needsDestructorStack?[]:null,t,w=[],k;if(isClassMethodFunc)t=argTypes[1].toWireType(d,this);` +
      `for(k=0;k<argCount-2;++k)w[k]=argTypes[k+2].toWireType(d,arguments[k]);` +
      `var rv=cppInvokerFunc.apply(null,(isClassMethodFunc?[cppTargetFunc,t]:[cppTargetFunc]).concat(w));` +
      `if(needsDestructorStack)runDestructors(d);else for(k=isClassMethodFunc?1:2;k<argTypes.length;++k)if(argTypes[k].destructorFunction!==null)argTypes[k].destructorFunction(k===1?t:w[k-2]);` +
      `if(returns)return argTypes[0].fromWireType(rv)}`,
  ],
  [
    `var invokerFunction=new_(Function,params).apply(null,args);`,
    `var invokerFunction=function(handle,name,destructors,args){var off=0,a=[],k;` +
      `for(k=0;k<argCount-1;++k){a[k]=types[k+1].readValueFromPointer(args+off);off+=types[k+1]["argPackAdvance"]}` +
      `var rv=handle[name].apply(handle,a);for(k=0;k<argCount-1;++k)if(types[k+1]["deleteObject"])types[k+1].deleteObject(a[k]);` +
      `if(!retType.isVoid)return retType.toWireType(destructors,rv)};`,
  ],
];

/** Where the built engine lies while pages are being written. */
const DEV_FOLDER = '/@face-engine/';

/**
 * `virtual:face-engine` is the address of the face tracker's worker. Its engine is put beside it as
 * the package has it, but for what `withoutEval` and `withoutUnusedModel` change, in a folder that
 * is called by what is in it, so that browsers may keep it for ever.
 */
export function faceEngine(): Plugin {
  const id = '\0virtual:face-engine';
  return {
    name: 'face-engine',
    resolveId: (name) => (name === id.slice(1) ? id : undefined),
    async load(name) {
      if (name !== id) return;
      if (this.environment.name !== 'client') return `export default ''`;
      this.addWatchFile(worker);
      if (this.environment.mode === 'dev') return `export default '${DEV_FOLDER}worker.js'`;
      const files = await engineFiles();
      const hash = createHash('sha256');
      for (const [file, content] of files) hash.update(`${file}\0`).update(content);
      const folder = `assets/face-engine-${hash.digest('base64url').slice(0, 10)}`;
      for (const [file, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source });
      return `export default '/${folder}/worker.js'`;
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV_FOLDER, (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        const type = name.endsWith('.js') ? 'text/javascript' : 'application/wasm';
        response.setHeader('Content-Type', type);
        void engineFiles().then((files) => response.end(files.get(name)), next);
      });
    },
  };
}

/** All that browsers get of the engine, by the names of its files. */
export async function engineFiles(): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  for (const [file, sha256] of Object.entries(PINNED)) files.set(file, pinned(file, sha256));
  const text = (file: string) => Buffer.from(files.get(file) ?? '').toString();
  const { loader, data } = withoutUnusedModel(text(MODELS_LOADER), pinned(MODELS, PINNED[MODELS]!));
  files.set(MODELS_LOADER, loader);
  files.set(MODELS, data);
  files.set(GLUE, withoutEval(text(GLUE)));
  files.set('worker.js', await workerScript());
  return files;
}

function pinned(file: string, sha256: string): Uint8Array {
  const content = readFileSync(path.join(packageFolder, file));
  const found = createHash('sha256').update(content).digest('hex');
  if (found !== sha256) throw new Error(`@mediapipe/face_mesh has another ${file}: ${found}.`);
  return content;
}

/**
 * The engine's glue without `new Function`, which a strict content policy refuses.
 * @throws when one of the places is not there exactly once: then it is another glue.
 */
export function withoutEval(glue: string): string {
  return WITHOUT_EVAL.reduce((text, [evaluated, written]) => {
    const found = text.split(evaluated).length - 1;
    if (found !== 1) throw new Error(`Found ${found} times: ${evaluated.slice(0, 60)}`);
    return text.replace(evaluated, () => written);
  }, glue);
}

type PackedFile = { filename: string; start: number; end: number };
type PackedFiles = { files: PackedFile[]; remote_package_size: number };

/** The packed models without the one that is not used, and their loader with the new places. */
export function withoutUnusedModel(
  loader: string,
  data: Uint8Array,
): { loader: string; data: Uint8Array } {
  const [, listed] = /loadPackage\((\{"files": .*\})\);/.exec(loader) ?? [];
  if (!listed) throw new Error('The loader of the models lists no files.');
  const packed = JSON.parse(listed) as PackedFiles;
  const kept = packed.files.filter(({ filename }) => filename !== UNUSED_MODEL);
  if (kept.length !== packed.files.length - 1) throw new Error(`There is no ${UNUSED_MODEL}.`);
  let size = 0;
  const files = kept.map(({ filename, start, end }) => {
    const file = { filename, start: size, end: size + end - start };
    size = file.end;
    return file;
  });
  const list = JSON.stringify({ ...packed, files, remote_package_size: size });
  return {
    loader: loader.replace(listed, () => list),
    data: Buffer.concat(kept.map(({ start, end }) => data.subarray(start, end))),
  };
}

async function workerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: worker, output: { format: 'iife' } } },
  });
  if (!('output' in built)) throw new Error(`${worker} is not one program`);
  return built.output[0].code;
}
