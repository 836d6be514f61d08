/** What the packages of this module share: kept to our own modules. */
package io.github.deadcube.api.shared;
