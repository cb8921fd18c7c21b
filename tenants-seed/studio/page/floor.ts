import { DoubleSide, GLSL3, Mesh, PlaneGeometry, ShaderMaterial, type Texture, type Vector2 } from 'three'

/**
 * The seamless ground: a screen-filling sheet behind everything, whose colour depends on the place in the frame alone, so
 * that wall and floor never meet; where the eye meets the floor the vehicle's shadow lies on it.
 */

const vertexShader = /* glsl */ `
out vec2 screen;
out vec3 far;
void main() {
  screen = position.xy;
  vec4 place = inverse(projectionMatrix * viewMatrix) * vec4(position.xy, 1.0, 1.0);
  far = place.xyz / place.w;
  gl_Position = vec4(position.xy, 0.99999, 1.0);
}`

const fragmentShader = /* glsl */ `
precision highp float;
in vec2 screen;
in vec3 far;
uniform sampler2D floorLight;
uniform vec2 floorHalf;
layout(location = 0) out vec4 rest;
layout(location = 1) out vec4 share;
float floorAt(vec2 place) {
  vec2 away = abs(place) / floorHalf;
  float inside = 1.0 - smoothstep(0.86, 1.0, max(away.x, away.y));
  return mix(1.0, texture(floorLight, place / floorHalf * 0.5 + 0.5).r, inside);
}
void main() {
  vec3 ground = mix(vec3(0.742, 0.742, 0.738), vec3(0.845, 0.847, 0.845), smoothstep(-1.1, 0.5, screen.y));
  ground *= 1.0 - 0.075 * dot(screen * vec2(0.9, 0.75), screen * vec2(0.9, 0.75));
  vec3 way = far - cameraPosition;
  if (way.y < -0.0001) {
    vec2 hit = cameraPosition.xz + way.xz * (cameraPosition.y / -way.y);
    float shade = floorAt(hit);
    ground *= mix(vec3(0.025), vec3(1.0), pow(shade, 1.25));
  }
  rest = vec4(ground, 1.0);
  share = vec4(0.0, 0.0, 0.0, 1.0);
}`

/** The ground a sitter stands on, with its shadow. */
export function floorMesh(floorLight: Texture, half: Vector2): Mesh {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    side: DoubleSide,
    depthWrite: false,
    uniforms: { floorLight: { value: floorLight }, floorHalf: { value: half } },
  })
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  mesh.renderOrder = 1.5
  return mesh
}
