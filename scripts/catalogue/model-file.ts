import { Document, Logger, NodeIO, type Material, type Mesh } from '@gltf-transform/core';
import {
  ALL_EXTENSIONS,
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsTransmission,
  KHRMaterialsVariants,
} from '@gltf-transform/extensions';
import { quantize, reorder, simplifyPrimitive, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import type { CatalogueFrame } from '#pictures/frame.ts';
import {
  FOLDED_DEGREES,
  FRAME_MATERIALS,
  FRAME_NODES,
  frameMesh,
  type FrameMaterial,
} from '#pictures/mesh/frame-mesh.ts';
import { looksOf, type Look } from '#pictures/studio/look.ts';

/** How finely plates are cut before they are made simpler, and how far that may move a surface. */
const CELL_MM = 0.6;
const MOVED_MM = 0.06;

type Painted = Record<FrameMaterial, Material>;

/**
 * A frame with all of its colours as one binary glTF file: in metres as the format wants, the
 * nodes `front`, `temple-left` and `temple-right` (each turns about the `foldAxis` by
 * the `foldedDegrees` of its extras), a variant of the materials for each colour, named by its SKU.
 */
export async function modelFile(frame: CatalogueFrame): Promise<Uint8Array> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const document = new Document().setLogger(new Logger(Logger.Verbosity.ERROR));
  document.createBuffer();
  const scene = document.createScene(frame.urlKey);
  document.getRoot().setDefaultScene(scene);
  const colours = frame.colors.map(({ sku, name }) => ({
    sku,
    materials: painted(document, looksOf(frame.geometry.finishes[name.en]!), name.en),
  }));
  const metres = document.createNode('frame').setScale([0.001, 0.001, 0.001]);
  scene.addChild(metres);

  const mesh = frameMesh({ ...frame.measurements, ...frame.geometry }, CELL_MM);
  const paint = variantsOf(document, colours);
  for (const name of FRAME_NODES) {
    const { pivot, foldAxis, parts } = mesh[name];
    const node = document.createNode(name).setTranslation([...pivot]);
    if (name !== 'front')
      node.setExtras({ foldedDegrees: FOLDED_DEGREES[name], foldAxis: [...foldAxis] });
    metres.addChild(node);
    for (const part of parts) {
      const primitive = document
        .createPrimitive()
        .setAttribute('POSITION', accessor(document, 'VEC3', part.mesh.positions))
        .setAttribute('NORMAL', accessor(document, 'VEC3', part.mesh.normals))
        .setIndices(accessor(document, 'SCALAR', part.mesh.indices));
      paint(primitive, part.material);
      const body = document.createMesh(part.name).addPrimitive(primitive);
      node.addChild(document.createNode(part.name).setMesh(body));
    }
  }

  await document.transform(weld());
  for (const body of document.getRoot().listMeshes()) simplified(body);
  await document.transform(
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ quantizePosition: 14, quantizeNormal: 8 }),
  );
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  return modelIO().writeBinary(document);
}

/** Fewer triangles: a small body may lose as many millimetres as a large one, not as large a share. */
function simplified(body: Mesh): void {
  for (const primitive of body.listPrimitives()) {
    const position = primitive.getAttribute('POSITION');
    if (!position) continue;
    const [from, to] = [position.getMin([]), position.getMax([])];
    const largestMm = Math.max(...to.map((value, axis) => value - from[axis]!));
    const error = MOVED_MM / largestMm;
    simplifyPrimitive(primitive, { simplifier: MeshoptSimplifier, ratio: 0, error });
  }
}

/** Reads and writes such files. */
export function modelIO(): NodeIO {
  return new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });
}

function accessor(document: Document, type: 'VEC3' | 'SCALAR', values: Float32Array | Uint32Array) {
  const [buffer] = document.getRoot().listBuffers();
  return document
    .createAccessor()
    .setType(type)
    .setArray(values.slice())
    .setBuffer(buffer ?? null);
}

/** Says which material a body has in each colour; at first it has that of the first. */
function variantsOf(document: Document, colours: readonly { sku: string; materials: Painted }[]) {
  const extension = document.createExtension(KHRMaterialsVariants);
  const variants = colours.map(({ sku, materials }) => ({
    variant: extension.createVariant(sku),
    materials,
  }));
  return (primitive: ReturnType<Document['createPrimitive']>, material: FrameMaterial) => {
    const list = extension.createMappingList();
    for (const { variant, materials } of variants) {
      list.addMapping(
        extension.createMapping().setMaterial(materials[material]).addVariant(variant),
      );
    }
    primitive.setMaterial(colours[0]!.materials[material]);
    primitive.setExtension('KHR_materials_variants', list);
  };
}

function painted(document: Document, looks: Record<FrameMaterial, Look>, colour: string): Painted {
  const entries = FRAME_MATERIALS.map((material) => [
    material,
    materialOf(document, looks[material], `${colour} ${material}`),
  ]);
  return Object.fromEntries(entries) as Painted;
}

/** What a viewer that knows only the format needs; the cloud of tortoise stands in the extras. */
function materialOf(document: Document, look: Look, name: string): Material {
  const material = document.createMaterial(name).setRoughnessFactor(look.roughness);
  const clear = Math.max(...look.through);
  if (look.kind === 'metal') {
    return material.setBaseColorFactor([...look.body, 1]).setMetallicFactor(1);
  }
  material.setMetallicFactor(0);
  if (clear > 0.01) {
    const transmission = document.createExtension(KHRMaterialsTransmission);
    return material
      .setBaseColorFactor([...look.through, 1])
      .setExtension(
        'KHR_materials_transmission',
        transmission.createTransmission().setTransmissionFactor(look.kind === 'lens' ? 0.97 : 0.85),
      );
  }
  const coat = document.createExtension(KHRMaterialsClearcoat).createClearcoat();
  const { patch, body, lowerBody, lowerThrough } = look;
  const seen = patch ? body.map((value, i) => (value + patch[i]!) / 2) : body;
  return material
    .setBaseColorFactor([seen[0]!, seen[1]!, seen[2]!, 1])
    .setExtension('KHR_materials_clearcoat', coat.setClearcoatFactor(look.roughness < 0.2 ? 1 : 0))
    .setExtras(patch || lowerBody !== body ? { body, patch, lowerBody, lowerThrough } : {});
}
