/**
 * The contract: {@link io.github.deadcube.api.Rules}, and the values it takes and gives. A state, an input, a pure
 * function, and the question that comes next.
 */
@Builders
package io.github.deadcube.api;

import io.github.deadcube.api.shared.Builders;
