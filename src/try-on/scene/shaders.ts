import { NOISE, ROOM } from '#pictures/studio/shaders.ts';

const LIT = /* glsl */ `
uniform sampler2D shadow;
uniform float turn, grain;
/* Softer the farther away what throws the shadow; 0 lit, 1 dark. */
float shaded(vec4 at4, float bias, float least) {
  vec3 at = at4.xyz / at4.w * 0.5 + 0.5;
  float own = at.z - bias;
  float start = 6.2831853 * fract(grain * 52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))) + turn);
  float gap = 0.0, found = 0.0, dark = 0.0;
  for (int i = 0; i < 8; i++) {
    float angle = start + 2.399963 * float(i);
    vec2 off = vec2(cos(angle), sin(angle)) * sqrt((float(i) + 0.5) / 8.0);
    float near = texture(shadow, at.xy + off * 0.03).r;
    if (near < own) { gap += own - near; found += 1.0; }
  }
  if (found < 0.5) return 0.0;
  float radius = clamp(gap / found * 0.3, least, 0.045);
  /* Without the grain so few looks would show what is thin many times over: narrower, and fainter. */
  float narrowed = mix(min(radius, 0.009), radius, grain);
  for (int i = 0; i < 16; i++) {
    float angle = start + 1.3 + 2.399963 * float(i);
    vec2 off = vec2(cos(angle), sin(angle)) * sqrt((float(i) + 0.5) / 16.0);
    dark += texture(shadow, at.xy + off * narrowed).r < own ? 1.0 / 16.0 : 0.0;
  }
  return dark * pow(narrowed / radius, 1.2);
}`;

/** The picture behind the glasses, as linear light. */
export const PICTURE_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 vUv; out vec4 color;
uniform sampler2D picture;
uniform vec4 part;
void main() {
  vec3 c = texture(picture, part.xy + part.zw * vec2(vUv.x, 1.0 - vUv.y)).rgb;
  color = vec4(mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)), 1.0);
}`;

/** Linear light as a screen shows it, with a grain too fine to see against bands of colour. */
export const SHOWN_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 vUv; out vec4 color;
uniform sampler2D sum;
uniform float share;
void main() {
  vec3 c = clamp(share * texture(sum, vUv).rgb, 0.0, 1.0);
  color = vec4(mix(12.92 * c, 1.055 * pow(max(c, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)), 1.0);
}`;

export const SKIN_VERTEX = /* glsl */ `
precision highp float;
in vec3 position;
uniform mat4 head, projection, light;
uniform vec3 lightTo;
out vec4 vLight; out float vFade;
void main() {
  vec4 at = head * vec4(position, 1.0);
  vLight = light * at;
  /* The back of the head is a guess: shadows end before it. */
  vFade = smoothstep(-75.0, -35.0, position.z);
  gl_Position = projection * at;
}`;

/** What glasses take of the light on the skin; it takes blue first. */
export const SKIN_FRAGMENT = /* glsl */ `
precision highp float;
in vec4 vLight; in float vFade; out vec4 color;
uniform float strength;
${LIT}
void main() {
  float dark = strength * vFade * shaded(vLight, 0.0012, 0.004);
  color = vec4(1.0 - dark * vec3(0.86, 0.97, 1.0), 1.0);
}`;

export const GLASSES_VERTEX = /* glsl */ `
precision highp float;
in vec3 position; in vec3 normal;
uniform mat4 world, projection, light, toFront, toHead;
uniform float lift;
out vec3 vWorld, vNormal, vObject, vObjectNormal, vHead; out vec4 vLight;
void main() {
  vec4 at = world * vec4(position, 1.0);
  vWorld = at.xyz;
  vNormal = mat3(world) * normal;
  vObject = (toFront * vec4(position, 1.0)).xyz;
  vObjectNormal = mat3(toFront) * normal;
  vHead = (toHead * at).xyz;
  vLight = light * (at + vec4(normalize(vNormal) * 0.5, 0.0));
  gl_Position = projection * at;
  /* Arms touch the head: what lies at its skin is not sunk in it. */
  vec4 lifted = projection * vec4(at.xyz * (1.0 - lift / length(at.xyz)), 1.0);
  gl_Position.z = lifted.z / lifted.w * gl_Position.w;
}`;

export const GLASSES_FRAGMENT = /* glsl */ `
precision highp float;
in vec3 vWorld, vNormal, vObject, vObjectNormal, vHead; in vec4 vLight;
out vec4 color;
uniform vec3 lightTo, body, through, lowerBody, lowerThrough, patchColor;
uniform float roughness, seed, earZ, passageMm, gain;
uniform int kind, mode; /* kind: 0 plastic, 1 metal, 2 lens, 3 tortoise; mode: 0 opaque, 1 what passes, 2 what is added */
uniform bool isInner;
uniform mat3 toObject;
${ROOM}
${NOISE}
${LIT}
vec3 dimmed(vec3 d) { return vec3(mix(0.28, 0.95, smoothstep(-0.7, 0.8, d.y)) + 0.12 * max(d.z, 0.0)); }
vec3 mirrored(vec3 d) { return mix(min(room(d), vec3(2.4)), dimmed(d), smoothstep(0.02, 0.5, roughness)); }
void main() {
  vec3 v = normalize(-vWorld);
  vec3 n = normalize(vNormal);
  if (dot(n, v) < 0.0) n = -n;
  float facing = clamp(dot(n, v), 0.02, 1.0);
  vec3 r = reflect(-v, n);
  /* Behind the ear and under the hair. */
  float kept = smoothstep(earZ - 7.0, earZ + 5.0, vHead.z);

  if (kind == 2) {
    bool isEdge = abs(normalize(vObjectNormal).z) < 0.5;
    float glance = pow(1.0 - facing, 5.0);
    if (mode == 1) {
      vec3 t = isEdge ? vec3(0.84, 0.88, 0.87) : sqrt(through) * (1.0 - 0.6 * glance);
      color = vec4(t, 1.0);
    } else {
      float f = 0.016 + 0.5 * glance;
      vec3 light = room(r) * f * mix(vec3(0.72, 1.08, 0.98), vec3(1.0), glance);
      color = vec4(gain * (light + (isEdge ? 0.03 : 0.0)), 0.0);
    }
    return;
  }

  float grazing = pow(1.0 - facing, 5.0) * (1.0 - 0.85 * roughness);
  float dark = shaded(vLight, 0.0022, 0.002);
  float sun = max(dot(n, lightTo), 0.0) * (1.0 - dark);
  vec3 irradiance = vec3(mix(0.2, 0.74, 0.5 + 0.5 * n.y) + 0.1 * max(n.z, 0.0) + 0.5 * sun);

  if (kind == 1) {
    vec3 f = body + (1.0 - body) * grazing;
    float shade = (0.7 + 0.3 * sun) * mix(1.0, 0.72, dark);
    color = vec4(gain * mix(min(room(r), vec3(2.0)), dimmed(r), 0.25) * f * shade, kept);
    return;
  }

  float f = 0.04 + 0.8 * grazing;
  vec3 colour = body;
  vec3 t = through;
  if (kind == 3) {
    vec3 into = toObject * refract(-v, n, 1.0 / 1.49);
    float cloudy = 0.0;
    vec3 q = drawn(vObject + into * 1.2 + 57.0 * seed);
    vec3 swirl = 0.85 * vec3(noise(q * 1.3 + 7.0), noise(q * 1.3 + 19.0), noise(q * 1.3 + 31.0));
    float fray = 0.09 * noise(q * 11.0 + 5.0);
    for (int i = 0; i < 4; i++) {
      vec3 at = drawn(vObject + into * (float(i) + 0.5) * 0.62 + 57.0 * seed);
      cloudy += cloud(at, swirl, fray) * (0.4 - 0.1 * float(i));
    }
    cloudy = clamp(cloudy, 0.0, 1.0);
    vec3 warm = body * (0.8 + 0.5 * noise(vObject * vec3(0.25, 0.6, 0.5) + 40.0));
    colour = mix(warm, mix(patchColor, warm * warm * 1.3, 0.5), smoothstep(0.02, 0.42, cloudy));
    colour = mix(colour, patchColor * 0.45, smoothstep(0.35, 0.85, cloudy));
  } else {
    float low = smoothstep(passageMm + 5.0, passageMm - 5.0, vObject.y);
    colour = mix(body, lowerBody, low);
    t = mix(through, lowerThrough, low);
  }
  vec3 gloss = mirrored(r) * f * mix(1.0, 0.6, dark);
  if (mode == 0) {
    color = vec4(gain * (colour * irradiance + gloss), kept);
    return;
  }
  float bend = 1.0 - smoothstep(0.55, 0.97, abs(normalize(vObjectNormal).z));
  vec3 passes = pow(t, vec3(0.55 + 0.45 / facing)) * (1.0 - f);
  float straight = 1.0 - 0.6 * bend * (isInner ? 0.7 : 1.0);
  if (mode == 1) {
    color = vec4(mix(vec3(1.0), passes * straight, kept), 1.0);
    return;
  }
  vec3 brought = dimmed(refract(-v, n, 1.0 / 1.49) - n * 0.6 * bend) * passes * (1.0 - straight) * t * 0.6;
  color = vec4(gain * kept * (colour * irradiance + brought + gloss * (isInner ? 0.25 : 1.0)), 0.0);
}`;

/** What throws shadows; a clear part lets some of the light pass. */
export const CASTER_VERTEX = /* glsl */ `
precision highp float;
in vec3 position;
uniform mat4 world, light;
void main() { gl_Position = light * world * vec4(position, 1.0); }`;
