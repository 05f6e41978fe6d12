console.log("fonts: later")
