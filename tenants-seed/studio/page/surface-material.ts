import {
  CustomBlending,
  DoubleSide,
  GLSL3,
  type MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  type Texture,
  type Vector2,
} from 'three'
import { lightShader } from './light'

/**
 * The studio's shader for a material: baked light for what scatters, the studio's banks and floor for what reflects. It
 * writes two layers: `rest`, which no paint changes, and `share`, what the paint's own colour (r) and its metal flakes (g)
 * are multiplied by; so one exposure serves every paint.
 */

const vertexShader = /* glsl */ `
in vec4 light;
out vec3 place;
out vec3 facing;
out vec4 lit;
out vec2 where;
void main() {
  place = position;
  facing = normal;
  lit = light;
  where = uv;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`

const fragmentShader = /* glsl */ `
precision highp float;
in vec3 place;
in vec3 facing;
in vec4 lit;
in vec2 where;
uniform vec3 albedo;
uniform vec3 glow;
uniform float roughness;
uniform float metalness;
uniform float coat;
uniform float opacity;
uniform float painted;
uniform sampler2D map;
uniform float mapped;
layout(location = 0) out vec4 rest;
layout(location = 1) out vec4 share;
${lightShader}
float fresnel(float facingEye, float straight) {
  return straight + (1.0 - straight) * pow(1.0 - facingEye, 5.0);
}
void main() {
  vec3 toEye = normalize(cameraPosition - place);
  vec3 normal = normalize(facing);
  vec2 arriving = lit.xy;
  if (dot(normal, toEye) < 0.0) {
    normal = -normal;
    arriving = lit.zw;
  }
  float facingEye = clamp(dot(normal, toEye), 0.0, 1.0);
  vec3 mirrored = reflect(-toEye, normal);
  vec3 colour = albedo;
  if (mapped > 0.5) colour *= texture(map, where).rgb;
  float open = smoothstep(0.02, 0.55, arriving.y);
  float coated = 0.0;
  float veil = 0.0;
  if (coat > 0.0) {
    veil = fresnel(facingEye, 0.045) * coat;
    coated = studioLight(place, mirrored, 0.03) * veil * open;
  }
  if (painted > 0.5) {
    float flakes = studioLight(place, mirrored, 0.4) * mix(0.35, 1.0, pow(facingEye, 1.5)) * open;
    rest = vec4(vec3(coated), 1.0);
    share = vec4(arriving.x * (1.0 - veil), flakes * (1.0 - veil), 0.0, 1.0);
    return;
  }
  float scattered = arriving.x * (1.0 - metalness);
  float gloss = studioLight(place, mirrored, roughness) * mix(1.0, arriving.x, roughness * 0.6) * open;
  vec3 straight = mix(vec3(0.04), colour, metalness);
  float edge = pow(1.0 - facingEye, 5.0) * (1.0 - roughness * 0.8);
  vec3 reflected = (straight + (1.0 - straight) * edge) * gloss * mix(1.0 - roughness * 0.5, 1.0, metalness);
  vec3 body = colour * scattered * (1.0 - veil) + reflected * (1.0 - veil) * (1.0 - step(0.99, coat) * step(opacity, 0.99));
  rest = vec4((body * opacity) + vec3(coated) + glow, opacity);
  if (opacity > 0.99) rest.a = 1.0;
  else rest.a = clamp(opacity + veil, 0.0, 1.0);
  share = vec4(0.0, 0.0, 0.0, rest.a);
}`

/** The shader of one of the builders' materials. */
export function surfaceMaterial(source: MeshPhysicalMaterial, floor: Texture, half: Vector2): ShaderMaterial {
  const glow = source.emissive.clone().multiplyScalar(source.emissiveIntensity)
  const made = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    side: DoubleSide,
    uniforms: {
      albedo: { value: source.color },
      glow: { value: glow },
      roughness: { value: source.roughness },
      metalness: { value: source.metalness },
      coat: { value: source.clearcoat },
      opacity: { value: source.transparent ? source.opacity : 1 },
      painted: { value: source.userData.paint ? 1 : 0 },
      map: { value: source.map },
      mapped: { value: source.map ? 1 : 0 },
      floorLight: { value: floor },
      floorHalf: { value: half },
    },
  })
  made.blending = CustomBlending
  made.blendSrc = OneFactor
  made.blendDst = OneMinusSrcAlphaFactor
  made.blendSrcAlpha = OneFactor
  made.blendDstAlpha = OneMinusSrcAlphaFactor
  made.transparent = source.transparent
  made.depthWrite = !source.transparent
  return made
}
