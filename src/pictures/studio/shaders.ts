/** What stands around the frame: a white sweep, boxes of soft light, black cards for its edges. */
export const ROOM = /* glsl */ `
float boxed(float value, float from, float to, float soft) {
  return smoothstep(from - soft, from + soft, value) * (1.0 - smoothstep(to - soft, to + soft, value));
}
vec3 room(vec3 d) {
  float light = mix(0.26, 0.8, smoothstep(0.05, -0.4, d.y));
  light = mix(light, 0.95, smoothstep(-0.1, -0.6, d.z));
  light = mix(light, 0.1, smoothstep(0.55, 0.85, d.z) * smoothstep(-0.35, 0.0, d.y));
  vec3 sum = vec3(light);
  float up = max(d.y, 1e-3);
  float top = boxed(d.x / up, -1.5, 1.5, 0.08) * boxed(d.z / up, -0.55, 0.95, 0.08) * step(0.0, d.y);
  sum = mix(sum, vec3(3.1, 3.07, 3.0), top);
  float aside = max(abs(d.x), 1e-3);
  float strip = boxed(d.y / aside, -0.25, 0.8, 0.06) * boxed(d.z / aside, 0.05, 0.75, 0.06);
  sum = mix(sum, d.x < 0.0 ? vec3(2.5, 2.52, 2.6) : vec3(1.5, 1.48, 1.42), strip);
  float card = boxed(d.z / aside, -0.7, -0.25, 0.08) * boxed(d.y / aside, -0.6, 0.9, 0.1);
  sum = mix(sum, vec3(0.06), card * 0.9);
  return sum;
}`;

/** Noise, and the clouds of tortoise made of it. */
export const NOISE = /* glsl */ `
float hash(vec3 p) {
  p = fract(p * vec3(0.1031, 0.1030, 0.0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.x + p.y) * p.z);
}
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(
    mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y),
    f.z);
}
/* Clouds lie drawn out along the plate. */
vec3 drawn(vec3 p) {
  return vec3(p.x * 0.88 + p.y * 0.47, p.y * 0.88 - p.x * 0.47, p.z * 0.7) * vec3(0.095, 0.185, 0.15);
}
/* How dark tortoise is at a place: clouds bent and frayed, which changes slowly with depth. */
float cloud(vec3 q, vec3 bend, float fray) {
  float large = noise((q + bend) * 1.15 + 3.0);
  float fine = noise((q + bend) * 3.1 + 11.0);
  return smoothstep(0.41, 0.7, large * 0.7 + fine * 0.28 + fray);
}`;

export const FRAME_VERTEX = /* glsl */ `
precision highp float;
in vec3 position; in vec3 normal;
uniform mat4 world, view, projection, light, toFront;
out vec3 vWorld, vNormal, vObject, vObjectNormal; out vec4 vLight;
void main() {
  vec4 at = world * vec4(position, 1.0);
  vWorld = at.xyz;
  vNormal = mat3(world) * normal;
  vObject = (toFront * vec4(position, 1.0)).xyz;
  vObjectNormal = mat3(toFront) * normal;
  vLight = light * (at + vec4(normalize(vNormal) * 0.45, 0.0));
  gl_Position = projection * view * at;
}`;

export const FRAME_FRAGMENT = /* glsl */ `
precision highp float;
in vec3 vWorld, vNormal, vObject, vObjectNormal; in vec4 vLight;
out vec4 color;
uniform vec3 eye, lightTo, body, through, lowerBody, lowerThrough, patchColor;
uniform float roughness, lightSum, pass, passageMm, seed;
/* KIND: 0 plastic, 1 metal, 2 lens, 3 tortoise; MODE: 0 opaque, 1 what passes, 2 what is added; INNER: seen from within */
uniform mat3 toObject;
uniform sampler2D shadow;
${ROOM}
${NOISE}
float lit() {
  vec3 at = vLight.xyz / vLight.w * 0.5 + 0.5;
  float own = at.z - 0.002;
  return texture(shadow, at.xy).r < own ? 0.0 : 1.0;
}
vec3 bounce(vec3 n) { return vec3(0.34 * (0.5 - 0.5 * n.y) + 0.16 * (0.5 - 0.5 * n.z) + 0.06); }
void main() {
  vec3 v = normalize(eye - vWorld);
  vec3 n = normalize(vNormal);
  if (dot(n, v) < 0.0) n = -n;
  float facing = clamp(dot(n, v), 0.02, 1.0);

#if KIND == 2
  {
    /* The coating gives back little, and that with a breath of green. */
    float edge = smoothstep(0.95, 0.62, abs(normalize(vObjectNormal).z));
    float glance = pow(1.0 - facing, 5.0);
    if (MODE == 1) {
      vec3 t = mix(vec3(1.0), vec3(0.62, 0.71, 0.7), edge) * through * (1.0 - 0.6 * glance) * mix(1.0, 0.965, smoothstep(-20.0, 26.0, vObject.y + 0.35 * vObject.x));
      color = vec4(t, dot(t, vec3(0.333)));
    } else {
      float f = 0.012 + 0.5 * glance;
      color = vec4(room(reflect(-v, n)) * f * mix(vec3(0.75, 1.1, 0.95), vec3(1.0), glance) + 0.04 * edge, 0.0);
    }
  }
#else

  /* One facet of the rough surface for this pass. */
  vec2 dice = vec2(hash(vec3(gl_FragCoord.xy, seed)), hash(vec3(gl_FragCoord.yx, seed + 9.0)));
  dice = fract(dice + pass * vec2(0.7548777, 0.5698403));
  float a = roughness * roughness;
  float tilt = a * sqrt(dice.x / max(1e-3, 1.0 - dice.x * 0.995));
  vec3 side = normalize(abs(n.y) < 0.9 ? cross(n, vec3(0, 1, 0)) : cross(n, vec3(1, 0, 0)));
  float turn = 6.2831853 * dice.y;
  vec3 h = normalize(n + min(tilt, 0.8) * (cos(turn) * side + sin(turn) * cross(n, side)));
  vec3 r = reflect(-v, h);
  if (dot(r, n) < 0.0) r = reflect(r, n);
  vec3 mirrored = room(r);
  /* A rough surface never mirrors as fully, however flat one looks along it. */
  float grazing = pow(1.0 - clamp(max(dot(h, v), facing * 0.8), 0.0, 1.0), 5.0) * (1.0 - 0.85 * roughness);

#if KIND == 1
  vec3 metal = body + (1.0 - body) * grazing;
  float shade = 0.62 + 0.38 * lit() * step(0.0, dot(n, lightTo)) + 0.12;
  /* Metal lives by contrast. */
  color = vec4(pow(mirrored, vec3(1.35)) * metal * shade, 0.0);
#else

  float f = 0.045 + 0.955 * grazing;
  vec3 colour = body;
  vec3 t = through;
#if KIND == 3
  {
    /* Into the plate along the bent ray: each layer takes its share. */
    vec3 into = toObject * refract(-v, n, 1.0 / 1.49);
    float dark = 0.0;
    vec3 q = drawn(vObject + into * 1.2 + 57.0 * seed);
    vec3 bend = 0.85 * vec3(noise(q * 1.3 + 7.0), noise(q * 1.3 + 19.0), noise(q * 1.3 + 31.0));
    float fray = 0.09 * noise(q * 11.0 + 5.0);
    for (int i = 0; i < 4; i++) {
      float deep = (float(i) + dice.x) * 0.62;
      dark += cloud(drawn(vObject + into * deep + 57.0 * seed), bend, fray) * (0.4 - 0.1 * float(i));
    }
    dark = clamp(dark, 0.0, 1.0);
    /* Amber, then brown, then nearly black: light is taken the more, the deeper the cloud. */
    float streak = noise(vObject * vec3(0.25, 0.6, 0.5) + 40.0);
    vec3 warm = body * (0.8 + 0.5 * streak);
    vec3 brown = mix(patchColor, warm * warm * 1.3, 0.5);
    colour = mix(warm, brown, smoothstep(0.02, 0.42, dark));
    colour = mix(colour, patchColor * 0.45, smoothstep(0.35, 0.85, dark));
  }
#else
  {
    float low = smoothstep(passageMm + 5.0, passageMm - 5.0, vObject.y);
    colour = mix(body, lowerBody, low);
    t = mix(through, lowerThrough, low);
  }
#endif

#if MODE != 1
  vec3 irradiance = 0.75 * (lightSum * max(dot(n, lightTo), 0.0) * lit() + bounce(n));
#endif
#if MODE == 0
  color = vec4(colour * irradiance + mirrored * f, 0.0);
#else
  /* A clear plate: what comes through is bent at its edges and then brings the dark of the room. */
  float flat_ = abs(normalize(vObjectNormal).z);
  float bend = 1.0 - smoothstep(0.55, 0.97, flat_);
  vec3 pass_ = pow(t, vec3(0.55 + 0.45 / facing)) * (1.0 - f);
  float straight = 1.0 - 0.72 * bend * (INNER == 1 ? 0.7 : 1.0);
#if MODE == 1
  vec3 kept = pass_ * straight;
  /* On another ground than white a plate keeps some of its light, as milky ones do. */
  color = vec4(kept, dot(kept, vec3(0.333)) * 0.7);
#else
  vec3 bentRay = refract(-v, h, 1.0 / 1.49);
  vec3 brought = min(room(normalize(bentRay + n * -0.6 * bend)), vec3(0.95)) * pass_ * (1.0 - straight) * t * 0.55;
  color = vec4(colour * irradiance + brought + mirrored * f * (INNER == 1 ? 0.25 : 1.0), 0.0);
#endif
#endif
#endif
#endif
}`;

export const GROUND_VERTEX = /* glsl */ `
precision highp float;
in vec3 position;
uniform mat4 view, projection, light;
uniform float groundY;
out vec4 vLight; out vec2 vAt;
void main() {
  vec4 at = vec4(position.x, groundY, position.z, 1.0);
  vLight = light * at;
  vAt = at.xz;
  gl_Position = projection * view * at;
}`;

export const GROUND_FRAGMENT = /* glsl */ `
precision highp float;
in vec4 vLight; in vec2 vAt;
out vec4 color;
uniform sampler2D shadow;
uniform float share, pass, weight;
uniform vec3 middle;
float dice(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
/* Softer the farther away what throws the shadow: each pass stands for lamps around its own. */
void main() {
  float fade = 1.0 - smoothstep(55.0, 98.0, length(vAt - middle.xz));
  if (fade <= 0.0) discard;
  vec3 at = vLight.xyz / vLight.w * 0.5 + 0.5;
  float turn = 6.2831853 * fract(dice(gl_FragCoord.xy) + pass * 0.618034);
  float gap = 0.0, found = 0.0, dark = 0.0;
  for (int i = 0; i < 4; i++) {
    float angle = turn + 2.399963 * float(i);
    vec2 off = vec2(cos(angle), sin(angle)) * sqrt((float(i) + 0.5) / 4.0);
    float near = texture(shadow, at.xy + off * 0.03).r;
    if (near < at.z - 0.001) { gap += at.z - near; found += 1.0; }
  }
  float radius = found > 0.0 ? clamp(gap / found * 0.5, 0.002, 0.05) : 0.02;
  for (int i = 0; i < 6; i++) {
    float angle = turn + 1.3 + 2.399963 * float(i);
    vec2 off = vec2(cos(angle), sin(angle)) * sqrt((float(i) + 0.5) / 6.0);
    dark += texture(shadow, at.xy + off * radius).r < at.z - 0.001 ? 1.0 / 6.0 : 0.0;
  }
  color = vec4(dark * share * fade * weight);
}`;

export const SHADOW_FRAGMENT = /* glsl */ `
precision highp float;
out vec4 color;
uniform float letsThrough, pass;
float hash2(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  if (fract(hash2(gl_FragCoord.xy) + pass * 0.618034) < letsThrough) discard;
  color = vec4(1.0);
}`;

export const QUAD_VERTEX = /* glsl */ `
precision highp float;
in vec3 position; out vec2 vUv;
void main() { vUv = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

export const ADD_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 vUv; out vec4 color;
uniform sampler2D one;
uniform float weight;
void main() { vec4 c = texture(one, vUv); color = vec4(min(c.rgb, vec3(4.0)), c.a) * weight; }`;

/** Linear light over white to colours that stand over white exactly, and over anything closely. */
export const DEVELOP_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 vUv; out vec4 color;
uniform sampler2D sum, ground;
uniform float missing; /* What a picture is to be multiplied by while passes are missing. */
vec3 encoded(vec3 c) { return mix(12.92 * c, 1.055 * pow(max(c, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
void main() {
  vec4 c = texture(sum, vUv) * missing;
  /* The grain of few passes is smoothed; a shadow on the ground is softer than that. */
  vec2 step_ = 1.2 / vec2(textureSize(ground, 0));
  float dark = 0.0;
  for (int i = -2; i <= 2; i++) {
    for (int j = -2; j <= 2; j++) dark += texture(ground, vUv + vec2(i, j) * step_).r * float((3 - abs(i)) * (3 - abs(j))) / 81.0;
  }
  dark = 1.0 - pow(1.0 - clamp(dark * missing, 0.0, 1.0), 1.5);
  c -= vec4(dark * c.a);
  vec3 shown = encoded(clamp(c.rgb, 0.0, 1.0));
  float clear = min(encoded(vec3(clamp(c.a, 0.0, 1.0))).x, min(shown.r, min(shown.g, shown.b)));
  float alpha = 1.0 - clear;
  vec3 own = alpha < 0.002 ? vec3(0.0) : (shown - clear) / alpha;
  color = vec4(own, alpha < 0.002 ? 0.0 : alpha);
}`;

/** The same room for the dice that choose where light comes from. */
export const ROOM_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 vUv; out vec4 color;
${ROOM}
void main() {
  float y = vUv.y, turn = (vUv.x * 2.0 - 1.0) * 3.14159265;
  float flat_ = sqrt(1.0 - y * y);
  color = vec4(room(vec3(flat_ * sin(turn), y, flat_ * cos(turn))), 1.0);
}`;
